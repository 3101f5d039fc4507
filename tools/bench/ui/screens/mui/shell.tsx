import { useMemo, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Dir } from '../../harness.tsx';

/** As MUI's guide to right-to-left has it: a theme and a cache of styles per direction. */
export function Shell({ dir, children }: { dir: Dir; children: ReactNode }) {
  const [cache, theme] = useMemo(
    () => [
      createCache(dir === 'rtl' ? { key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] } : { key: 'mui' }),
      createTheme({ direction: dir }),
    ],
    [dir],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
