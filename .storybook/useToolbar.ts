import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
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

/** Returns the values of the toolbar, for documentation pages: they have no story's context. */
export function useToolbar() {
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
