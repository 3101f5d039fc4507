import { useLocale } from '@taawun/ui';
import { routes } from '../app/router/routes.tsx';
import { namespacesAt } from '../routes/pages.ts';
import { localeFor, localPath } from '../intl/locale.ts';
import { loadMessages } from '../intl/messages.ts';
import type { OpenOptions } from './open-portal.ts';
import { OpenedPortal } from './OpenedPortal.tsx';

interface PageStoryProps extends Omit<OpenOptions, 'routes' | 'as'> {
  /** Phone of the signed-in demo account. @default a guest */
  as?: string | null;
}

/**
 * Renders a page at its path with the portal's route table: layout, guards, loaders and messages, over the mocked
 * server. Every path of the table has such a story (page-stories.test.ts).
 */
export function PageStory({ at, as = null, prepare }: PageStoryProps) {
  const locale = localeFor(useLocale().language);
  const ready: OpenOptions['prepare'] = async (services) => {
    // As at browser start: the messages of the URL are loaded before the first render.
    await loadMessages(locale, namespacesAt(localPath(locale, at.replace(/[?#].*$/s, ''))));
    await prepare?.(services);
  };
  return <OpenedPortal at={at} as={as} prepare={ready} routes={routes} />;
}
