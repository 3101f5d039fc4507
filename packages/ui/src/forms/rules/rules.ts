import { countWords, isEmail, isInternalPath, isMobile, isUrl, parseMobile, toAsciiDigits } from '@taawun/domain';
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
export * from './saudiRules.ts';

/** A text from rules. White space at its ends does not count and is not sent. */
export const string = (...rules: Rule[]): StringSchema =>
  secret(...rules).transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** A text that is taken as typed: passwords. */
export const secret = (...rules: Rule[]): StringSchema =>
  rules.reduce((schema, rule) => rule(schema), yupString().typeError({ ...error('valid') }));

/** A form's schema. */
export const object = (shape: ObjectShape): AnyObjectSchema => yupObject(shape);

/** Something other than white space. */
export const required = (): Rule => (schema) =>
  schema.test({ name: 'required', message: { ...error('required') }, test: (value) => Boolean(value?.trim()) });
/** At most `max` characters, counted as readers do. */
export const maxLength = (max: number): Rule => test('maxLength', (value) => Array.from(value).length <= max, { max });
/** At least `min` characters, counted as readers do. */
export const minLength = (min: number): Rule => test('minLength', (value) => Array.from(value).length >= min, { min });
/** Any form that a regular expression gives. */
export const valid = (pattern: RegExp): Rule => test('valid', (value) => pattern.test(value));
/** Digits only, in either digit set; sent in ASCII. */
export const number = (): Rule => (schema) => test('number', (value) => /^\d+$/.test(value))(schema.transform(ascii));
/** A number with an optional sign and fraction, in either digit set; sent in ASCII. */
export const numeric = (): Rule => (schema) =>
  test('numeric', (value) => /^-?\d+(\.\d+)?$/.test(value))(
    schema.transform((value) => ascii(value)?.toString().replace('٫', '.').replaceAll('٬', '')),
  );
/** At least six characters of any kind (decision on the specification's "6 numbers" / "6 characters"). */
export const passwordMin = (min = 6): Rule => test('password_min', (value) => Array.from(value).length >= min, { min });
/** The form of an e-mail address; whether it exists only a sent mail can tell. */
export const email = (): Rule => test('email', isEmail);
/** A Saudi mobile number; sent as +9665XXXXXXXX. */
export const phone = (): Rule => (schema) => test('validPhoneNumber', isMobile)(schema.transform(mobile));
/** A mobile number or an e-mail address: the name one signs in with. */
export const phoneOrEmail = (): Rule => (schema) =>
  test('validPhoneOrEmail', (value) => isMobile(value) || isEmail(value))(schema.transform(mobile));
/** Equal to another field: password confirmation. */
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
/** Fewer words than `max`. */
export const maxWords = (max: number): Rule => test('maxWords', (value) => countWords(value) < max, { maxWords: max });
/** A whole address: http or https. */
export const url = (): Rule => test('url', isUrl);
/** A path of this site, from its root. */
export const internalPath = (): Rule => test('internalPath', isInternalPath);

/** A box that must be ticked. */
export const accepted = (): BooleanSchema =>
  boolean().test({ name: 'accepted', message: { ...error('accepted') }, test: (value) => value === true });

export interface ImageLimits {
  required?: boolean;
  /** Largest size in megabytes. */
  maxMb?: number;
  /** Exact size in px. */
  width?: number;
  height?: number;
}

/** A picture file: jpg or png, of limited size, of exact dimensions where given. Dimensions are measured in the browser. */
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
    return false; // not a picture at all, whatever its type says
  }
}

function ascii(value: unknown): string | undefined {
  return typeof value === 'string' ? toAsciiDigits(value) : undefined;
}

function mobile(value: unknown): string | undefined {
  return typeof value === 'string' ? (parseMobile(value) ?? value) : undefined;
}
