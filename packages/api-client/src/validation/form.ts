const MAX_FIELDS = 20;

/**
 * Parses form data into the shape of a JSON body. Files and repeated fields become objects and lists, so that the
 * contract's validation rejects them.
 * @throws when it is not form data, not UTF-8, or has more than 20 fields
 */
export async function readFormData(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Record<string, unknown>> {
  new TextDecoder('utf-8', { fatal: true }).decode(body);
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  const names = Array.from(form.keys());
  if (names.length > MAX_FIELDS)
    throw new Error(`The form has ${names.length} fields; at most ${MAX_FIELDS} are read.`);
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const values = form.getAll(name).map((value) => (typeof value === 'string' ? value : {}));
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
