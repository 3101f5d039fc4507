const MAX_FIELDS = 20;

/**
 * A request body sent as form data, in the form that JSON would have: fields by name. Files and repeated fields are kept as what they are, for
 * the contract to reject.
 * @throws when it is no form data, is not UTF-8, or has more than 20 fields.
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
