import type { Rolldown } from 'tsdown';

/** Packages whose code runs in client components only. */
const CLIENT_PACKAGE =
  /^(react|react-dom|react-intl|react-toastify|react-aria-components|formik|styled-components)($|\/)/;

/**
 * Barrels stay without the directive: `export *` must not cross a client boundary, and they re-export pure functions.
 */
const isBarrel = (id: string): boolean => /[\\/]index\.ts$/.test(id);

/** Returns every module that imports React, a package of React's, or another such module. */
function clientModules(context: Rolldown.PluginContext): ReadonlySet<string> {
  const importsOf = new Map(
    Array.from(context.getModuleIds(), (id) => {
      const info = context.getModuleInfo(id);
      return [id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]] as const;
    }),
  );
  const client = new Set<string>();
  for (let before = -1; before < client.size;) {
    before = client.size;
    for (const [id, imports] of importsOf)
      if (imports.some((other) => CLIENT_PACKAGE.test(other) || client.has(other))) client.add(id);
  }
  return client;
}

/**
 * Writes `'use client'` at the top of each built file that holds components, hooks or context. Pure files stay without
 * it, so that server components can call them.
 */
export function clientDirective(): Rolldown.Plugin {
  let client: ReadonlySet<string> = new Set();
  return {
    name: 'client-directive',
    renderStart() {
      client = clientModules(this);
    },
    banner({ fileName, facadeModuleId, moduleIds }) {
      const id = facadeModuleId ?? moduleIds.at(-1);
      return fileName.endsWith('.js') && id && !isBarrel(id) && client.has(id) ? "'use client';" : '';
    },
  };
}
