/**
 * Copies text to the clipboard; without access to it (an insecure origin, a denied permission) by the browser's older
 * copy command. Call it from a press.
 * @returns whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let copied = false;
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    copied = true;
  };
  document.addEventListener('copy', onCopy, true);
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without the Clipboard API
    return document.execCommand('copy') && copied;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', onCopy, true);
  }
}
