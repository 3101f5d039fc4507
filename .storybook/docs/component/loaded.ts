/** Loads modules by path, each once; `null` for a path without a module. */
export function loaderOf<Content>(
  files: Record<string, () => Promise<Content>>,
): (path: string) => Promise<Content> | null {
  const loading = new Map<string, Promise<Content>>();
  return (path) => {
    const load = files[path];
    if (!load) return null;
    const known = loading.get(path) ?? load();
    loading.set(path, known);
    return known;
  };
}
