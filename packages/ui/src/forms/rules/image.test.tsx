import { ValidationError, type AnySchema } from 'yup';
import { describe, expect, it } from 'vitest';
import { rules } from './index.ts';

/** Returns an image file encoded by the browser. */
async function imageFile(width: number, height: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type })], 'picture', { type });
}

async function codeOf(schema: AnySchema, value: unknown): Promise<unknown> {
  try {
    await schema.validate(value);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0];
    throw error;
  }
}

const exact = rules.image({ width: 200, height: 100 });
const wrong = { code: 'imageDimensions', values: { width: 200, height: 100 } };

describe('image, measured in a browser', () => {
  it.each(['image/png', 'image/jpeg'])('accepts %s of the right size', async (type) =>
    expect(await codeOf(exact, await imageFile(200, 100, type))).toBeNull(),
  );
  it.each([
    [100, 200],
    [199, 100],
    [400, 200],
  ])('rejects %i × %i', async (width, height) =>
    expect(await codeOf(exact, await imageFile(width, height))).toEqual(wrong),
  );
  it('rejects a file with an image type but other content', async () =>
    expect(await codeOf(exact, new File(['no picture'], 'a.png', { type: 'image/png' }))).toEqual(wrong));
  it('rejects another type before it measures', async () =>
    expect(await codeOf(exact, await imageFile(200, 100, 'image/webp'))).toEqual({ code: 'imageType' }));
  it('allows a missing image unless it is required', async () => {
    expect(await codeOf(exact, undefined)).toBeNull();
    expect(await codeOf(rules.image({ required: true, width: 200, height: 100 }), undefined)).toEqual({
      code: 'required',
    });
  });
});
