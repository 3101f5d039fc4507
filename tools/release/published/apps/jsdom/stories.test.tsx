// Renders every story of the library in jsdom, as a test of an application does: nothing throws or logs an error.
import { act, type ComponentType, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle, TaawunProvider } from '@taawun/ui';
import ar from '@taawun/ui/intl/ar';
import en from '@taawun/ui/intl/en';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BoundFields } from './BoundFields.tsx';
import * as library from './library.ts';
import { rendered } from './recorded.ts';

interface Context {
  args: object;
  globals: { locale: 'ar' | 'en' };
}
interface Story {
  args?: object;
  component?: ComponentType<object>;
  render?: (args: object, context: Context) => ReactElement;
  decorators?: ((Story: ComponentType, context: Context) => ReactElement)[];
}
type Stories = Record<string, Story> & { default: Story };

// A component that the package keeps to itself is none here.
const files = Object.entries(import.meta.glob<Stories>('./stories/**/*.stories.tsx', { eager: true })).filter(
  ([, { default: meta }]) => !('component' in meta) || meta.component,
);
const messages = { ar, en };

/** The component of a story, with what the file's meta gives to each. */
function toComponent(meta: Story, story: Story, locale: 'ar' | 'en'): ComponentType {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: { locale } };
  const render = story.render ?? meta.render;
  const { component: Component = () => null } = meta;
  const Plain = () => (render ? render(args, context) : <Component {...args} />);
  return [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    Plain,
  );
}

async function render(Story: ComponentType, locale: 'ar' | 'en'): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <TaawunProvider locale={locale} messages={messages[locale]}>
        <GlobalStyle />
        <Story />
      </TaawunProvider>,
    ),
  );
  await act(async () => root.unmount());
  container.remove();
}

const errors: unknown[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation((...all) => void errors.push(all.map(String).join(' ')));
});

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && '$$typeof' in (value ?? {})));
const components = Object.entries(library).filter(isComponent);
const missing = (): string[] => components.flatMap(([name, value]) => (rendered.has(value) ? [] : [name]));

describe.each(['ar', 'en'] as const)('in %s', (locale) => {
  beforeAll(() => rendered.clear());
  it.each(files)('renders %s', async (_, { default: meta, ...stories }) => {
    const [story] = Object.values(stories);
    if (story) await render(toComponent(meta, story, locale), locale);
    expect(errors).toEqual([]);
  });
  it('renders the bound fields', async () => {
    await render(BoundFields, locale);
    expect(errors).toEqual([]);
  });
  it.each(files)(
    'renders the components that only later stories of %s show',
    async (_, { default: meta, ...stories }) => {
      for (const story of Object.values(stories).slice(1))
        if (missing().length > 0) await render(toComponent(meta, story, locale), locale);
      expect(errors).toEqual([]);
    },
  );
  it('has rendered every exported component', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(missing()).toEqual([]);
  });
});
