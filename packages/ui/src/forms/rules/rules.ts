import {
  countWords,
  isEmail,
  isInternalPath,
  isMobile,
  isUrl,
  parseMobile,
  signUpLimits,
  toAsciiDigits,
} from '@taawun/domain';
import {
  boolean,
  mixed,
  object as yupObject,
  ref,
  string as yupString,
  type AnyObjectSchema,
  type BooleanSchema,
  type MixedSchema,
  type ObjectShape,
  type StringSchema,
} from 'yup';
import { dependingOn, error, test, type Rule } from './step.ts';

export type { Rule } from './step.ts';
export * from './dateRules.ts';
export * from './filesRule.ts';
export * from './saudiRules.ts';

/** Creates a text schema from rules. Trims whitespace. */
export const string = (...rules: Rule[]): StringSchema =>
  secret(...rules).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** Creates a text schema without trimming, for passwords. */
export const secret = (...rules: Rule[]): StringSchema =>
  rules.reduce((schema, rule) => rule(schema), yupString().typeError({ ...error('valid') }));

/** Creates the schema of a form. */
export const object = (shape: ObjectShape): AnyObjectSchema => yupObject(shape);

/** Requires at least one non-whitespace character. */
export const required = (): Rule => (schema) =>
  schema.test({ name: 'required', message: { ...error('required') }, test: (value) => Boolean(value?.trim()) });
/** Allows at most `max` characters (code points). */
export const maxLength = (max: number): Rule => test('maxLength', (value) => Array.from(value).length <= max, { max });
/** Requires at least `min` characters (code points). */
export const minLength = (min: number): Rule => test('minLength', (value) => Array.from(value).length >= min, { min });
/** Requires a match of the regular expression. */
export const valid = (pattern: RegExp): Rule => test('valid', (value) => pattern.test(value));
/** Requires digits only, Arabic-Indic or ASCII. Cast to ASCII. */
export const number = (): Rule => (schema) => test('number', (value) => /^\d+$/.test(value))(schema.transform(ascii));
/** Requires a number with optional sign and fraction, in Arabic-Indic or ASCII digits. Cast to ASCII. */
export const numeric = (): Rule => (schema) =>
  test('numeric', (value) => /^-?\d+(\.\d+)?$/.test(value))(
    schema.transform((value) => ascii(value)?.toString().replace('٫', '.').replaceAll('٬', '')),
  );
/** Requires at least six characters of any kind (decision on the specification's "6 numbers" / "6 characters"). */
export const passwordMin = (min = signUpLimits.password.minLength): Rule =>
  test('password_min', (value) => Array.from(value).length >= min, { min });
/** Requires the syntax of an e-mail address. */
export const email = (): Rule => test('email', isEmail);
/** Requires a Saudi mobile number. Cast to +9665XXXXXXXX. */
export const phone = (): Rule => (schema) => test('validPhoneNumber', isMobile)(schema.transform(mobile));
/** Requires a mobile number or an e-mail address, for sign-in. */
export const phoneOrEmail = (): Rule => (schema) =>
  test('validPhoneOrEmail', (value) => isMobile(value) || isEmail(value))(schema.transform(mobile));
/** Requires the same value as another field, for password confirmation. */
export const sameAs =
  (field: string): Rule =>
  (schema) =>
    dependingOn(schema, field).test({
      name: 'sameAs',
      message: { ...error('sameAs') },
      test(value) {
        return (value ?? '') === (this.resolve(ref<string | undefined>(field)) ?? '');
      },
    });
/** Limits the number of words, exclusive: the count must be below `max`. */
export const maxWords = (max: number): Rule => test('maxWords', (value) => countWords(value) < max, { maxWords: max });
/** Requires an absolute http or https URL. */
export const url = (): Rule => test('url', isUrl);
/** Requires a path of this site, starting at the root. */
export const internalPath = (): Rule => test('internalPath', isInternalPath);

/** Requires a checked checkbox. */
export const accepted = (): BooleanSchema =>
  boolean().test({ name: 'accepted', message: { ...error('accepted') }, test: (value) => value === true });

/** Schema of a group of checkboxes; `required` requires at least one checked value. */
export function choices({ required: needed = false }: { required?: boolean } = {}): MixedSchema<
  readonly string[] | undefined
> {
  const schema = mixed<readonly string[]>();
  return needed
    ? schema.test({
        name: 'required',
        message: { ...error('required') },
        test: (value) => value !== undefined && value.length > 0,
      })
    : schema;
}

export interface ImageLimits {
  required?: boolean;
  /** File size limit in megabytes, exclusive. */
  maxMb?: number;
  /** Required width in px; checked only together with `height`. */
  width?: number;
  height?: number;
}

/**
 * Requires a JPEG or PNG file within the size limit and, where given, with exact dimensions. Dimensions are measured in
 * the browser.
 */
export function image({ required: needed = false, maxMb, width, height }: ImageLimits = {}): MixedSchema<
  File | undefined
> {
  let schema = mixed<File>().test({
    name: 'imageType',
    message: { ...error('imageType') },
    test: (file) => !file || ['image/jpeg', 'image/png'].includes(file.type),
  });
  if (needed) schema = schema.test({ name: 'required', message: { ...error('required') }, test: Boolean });
  if (maxMb !== undefined)
    schema = schema.test({
      name: 'imageSize',
      message: { ...error('imageSize', { count: maxMb }) },
      test: (file) => !file || file.size < maxMb * 1024 * 1024,
    });
  if (width !== undefined && height !== undefined) {
    schema = schema.test({
      name: 'imageDimensions',
      message: { ...error('imageDimensions', { width, height }) },
      test: (file) => !file || hasSize(file, width, height),
    });
  }
  return schema;
}

async function hasSize(file: File, width: number, height: number): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    const fits = bitmap.width === width && bitmap.height === height;
    bitmap.close();
    return fits;
  } catch {
    return false; // not a decodable image, whatever its MIME type
  }
}

function ascii(value: unknown): string | undefined {
  return typeof value === 'string' ? toAsciiDigits(value) : undefined;
}

function mobile(value: unknown): string | undefined {
  return typeof value === 'string' ? (parseMobile(value) ?? value) : undefined;
}
