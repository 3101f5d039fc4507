/**
 * Returns a catalogue's JSON with one more message: after the last one of its group (`ui.dateField.…`), else at the
 * end. Every other line stays as it is, escapes included.
 */
export function withMessage(json: string, id: string, text: string): string {
  const group = JSON.stringify(id.slice(0, id.lastIndexOf('.') + 1)).slice(0, -1);
  const lines = json.trimEnd().split('\n');
  const last = lines.length - 1;
  const inGroup = lines.findLastIndex((line) => line.trimStart().startsWith(group));
  const after = inGroup < 0 ? last - 1 : inGroup;
  const isEnd = after === last - 1;
  const before = lines[after] ?? '';
  lines[after] = isEnd && before.trim() !== '{' && !before.endsWith(',') ? `${before},` : before;
  lines.splice(after + 1, 0, `  ${JSON.stringify(id)}: ${JSON.stringify(text)}${isEnd ? '' : ','}`);
  return `${lines.join('\n')}\n`;
}
