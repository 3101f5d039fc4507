import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import type { MessageId } from '@taawun/ui';
import { definePage } from '../../app/page/page.ts';
import { MEDIA_SECTIONS } from '../../routes/sections.ts';
import { SectionInner } from '../shared/SectionInner.tsx';

const TEXTS: Partial<Record<(typeof MEDIA_SECTIONS)[number], MessageId>> = {
  news: 'portal.news.text',
  gallery: 'portal.media.galleryText',
  org_statistics: 'portal.statistics.text',
};

/** Layout of the media centre. */
function MediaCenter() {
  const intl = useIntl();
  return (
    <SectionInner
      section={{ path: '/media_center', title: intl.formatMessage({ id: 'portal.menu.media' }) }}
      pages={MEDIA_SECTIONS.map((section) => {
        const text = TEXTS[section];
        return {
          path: `/media_center/${section}`,
          title: intl.formatMessage({ id: `portal.media.${section}` }),
          ...(text ? { text: intl.formatMessage({ id: text }) } : {}),
        };
      })}
      row
    >
      <Outlet />
    </SectionInner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.media' }),
    description: intl.formatMessage({ id: 'portal.media.text' }),
  }),
  Component: MediaCenter,
});
