import { useLocale } from '@taawun/ui';
import { routes } from '../app/router/routes.tsx';
import { namespacesAt } from '../routes/pages.ts';
import { localPath } from '../intl/locale.ts';
import { loadMessages } from '../intl/messages.ts';
import type { OpenOptions } from './open-portal.ts';
import { OpenedPortal } from './OpenedPortal.tsx';

interface PageStoryProps extends Omit<OpenOptions, 'routes' | 'as'> {
  /** Phone of the demo account that is signed in. @default a guest */
  as?: string | null;
}

/**
 * A page at its own path, by the route table of the portal: with its layout, guards, loaders and words, over the mocked
 * server. Every path of the table has such a story (page-stories.test.ts).
 */
export function PageStory({ at, as = null, prepare }: PageStoryProps) {
  const { locale } = useLocale();
  const ready: OpenOptions['prepare'] = async (services) => {
    // As a browser starts: the words of the address are there before anything is drawn.
    await loadMessages(locale, namespacesAt(localPath(locale, at.replace(/[?#].*$/s, ''))));
    await prepare?.(services);
  };
  return <OpenedPortal at={at} as={as} prepare={ready} routes={routes} />;
}
