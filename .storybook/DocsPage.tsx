import './docs/docs.css';
import { useEffect, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { GlobalStyle } from '@taawun/ui';
import { storybookTheme } from './storybook-theme.ts';
import { useToolbar } from './useToolbar.ts';

/**
 * Container of a documentation page, in the toolbar's theme. Its direction is that of Storybook's own blocks; guides and
 * stories have their own language.
 */
export function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  const { theme } = useToolbar();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <div dir="ltr" lang="en" className="taawun-docs">
      <GlobalStyle />
      <DocsContainer {...props} theme={storybookTheme(theme)} />
    </div>
  );
}
