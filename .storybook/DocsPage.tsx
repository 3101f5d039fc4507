import './docs/docs.css';
import { useEffect, useState, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { GlobalStyle } from '@taawun/ui';
import { storybookTheme } from './storybook-theme.ts';
import { readGlobals } from './toolbar.ts';

type Globals = Record<string, unknown>;
const GLOBALS_EVENTS = ['globalsUpdated', 'setGlobals'] as const;

/** Returns the latest globals of the toolbar. */
function latestGlobals(): Globals {
  const channel = addons.getChannel();
  for (const event of GLOBALS_EVENTS) {
    const [payload] = (channel.last(event) ?? []) as { globals?: Globals }[];
    if (payload?.globals) return payload.globals;
  }
  return {};
}

function useToolbar() {
  const [globals, setGlobals] = useState(latestGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setGlobals(latestGlobals());
    for (const event of GLOBALS_EVENTS) channel.on(event, update);
    // Globals that changed between the first render and this effect.
    update();
    return () => GLOBALS_EVENTS.forEach((event) => channel.off(event, update));
  }, []);
  return readGlobals(globals);
}

/** Documentation page: in English and left to right, in the toolbar's theme. Its stories have their own language. */
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
