import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Stack, SubNav } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage } from '../../app/page/page.ts';
import { MEDIA_SECTIONS } from '../../routes/sections.ts';
import { Inner } from '../shared/Inner.tsx';

/** Layout of the media centre: the menu of its pages above the current page. */
function MediaCenter() {
  const intl = useIntl();
  const { bare, to } = useLocalPath();
  const title = intl.formatMessage({ id: 'portal.menu.media' });
  const items = MEDIA_SECTIONS.map((section) => ({
    href: to(`/media_center/${section}`),
    label: intl.formatMessage({ id: `portal.media.${section}` }),
    active: bare === `/media_center/${section}`,
  }));
  return (
    <Inner title={title} text={intl.formatMessage({ id: 'portal.media.text' })}>
      <Stack gap={8}>
        <SubNav label={title} items={items} row />
        <Outlet />
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.menu.media' }),
    description: intl.formatMessage({ id: 'portal.media.text' }),
  }),
  Component: MediaCenter,
});
