import './docs/docs.css';
import { useEffect, useState, type ComponentProps } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import { addons } from 'storybook/preview-api';
import { GlobalStyle } from '@taawun/ui';
import { lookOf } from './look.ts';
import { readGlobals } from './toolbar.ts';

type Globals = Record<string, unknown>;
const told = ['globalsUpdated', 'setGlobals'] as const;

/** What the toolbar says at this moment. */
function latest(): Globals {
  const channel = addons.getChannel();
  for (const event of told) {
    const [payload] = (channel.last(event) ?? []) as { globals?: Globals }[];
    if (payload?.globals) return payload.globals;
  }
  return {};
}

function useToolbar() {
  const [globals, setGlobals] = useState(latest);
  useEffect(() => {
    const channel = addons.getChannel();
    const look = () => setGlobals(latest());
    for (const event of told) channel.on(event, look);
    // Told between the first drawing and now.
    look();
    return () => told.forEach((event) => channel.off(event, look));
  }, []);
  return readGlobals(globals);
}

/** A page of documentation: English from left to right, whatever language its stories are in, and in the toolbar's theme. */
export function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  const { theme } = useToolbar();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <div dir="ltr" lang="en" className="taawun-docs">
      <GlobalStyle />
      <DocsContainer {...props} theme={lookOf(theme)} />
    </div>
  );
}
