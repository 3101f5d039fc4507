/** Masks a phone number except for its last three digits. */
const maskPhone = (phone: string): string => `${phone.slice(0, 5)}•••••${phone.slice(-3)}`;

/** Masks the name of an e-mail address except for its first letter. */
const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••');

/** Masks each word of a name except for its first letter. */
const maskName = (name: string): string => name.replaceAll(/(?<=[\p{L}\p{N}])[\p{L}\p{M}\p{N}’'-]+/gu, '•••');

/** Masks an identifier (national ID, IBAN) except for its last four characters. */
const maskId = (id: string): string => `••••••${id.slice(-4)}`;

/** Masks phone numbers, e-mail addresses and secrets of links in a text. */
const maskText = (text: string): string =>
  text
    .replaceAll(/([?&](?:token|code)=)[\w-]+/g, '$1•••')
    .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, maskEmail)
    .replaceAll(/(?:\+966|\b0)5\d{8}\b/g, maskPhone)
    .replaceAll(/\b\d{6}\b/g, '••••••');

const same = (text: string): string => text;

/** The masks, or what leaves everything as it is. */
export const masks = (full: boolean) =>
  full
    ? { phone: same, email: same, name: same, id: same, text: same }
    : { phone: maskPhone, email: maskEmail, name: maskName, id: maskId, text: maskText };
