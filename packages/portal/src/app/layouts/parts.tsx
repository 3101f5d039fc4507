import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import {
  Button,
  Footer,
  Header,
  IconButton,
  lazyPart,
  LocaleSwitch,
  Stack,
  ThemeSwitch,
  toLocaleDigits,
  UpperHeader,
  type LocaleSwitchProps,
  type MessageId,
} from '@taawun/ui';
import { barePath, localeCookie, localeOf, localPath, otherLocale } from '../../intl/locale.ts';
import { isSignedIn, userOf } from '../../machines/auth/auth.ts';
import { ownPage } from '../../routes/sections.ts';
import { useServices } from '../../lib/services.ts';
import { useTheme } from '../../lib/theme.ts';
import { useView } from '../../lib/use-view.ts';
import { useLocalPath, useMenu, useSite } from '../../lib/site.ts';

/** The upper header: contact details, language, theme, notifications. */
function SiteUpperHeader() {
  const { settings, unread } = useSite();
  const { to } = useLocalPath();
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  const { auth } = useServices();
  const signedIn = useView(auth, isSignedIn);
  const user = useView(auth, userOf);
  return (
    // On a phone the menu and the bottom navigation have what stands here.
    <UpperHeader
      data-wide=""
      phone={settings['phone'] ?? ''}
      {...(settings['working_hours'] ? { hours: settings['working_hours'] } : {})}
      {...(signedIn ? { notifications: { href: to(`${ownPage(user)}#notifications`), count: unread } } : {})}
    >
      <IconButton
        icon="search"
        size="sm"
        label={intl.formatMessage({ id: 'portal.action.search' })}
        href={to('/search')}
      />
      <SiteLocaleSwitch />
      <ThemeSwitch value={theme} onValueChange={setTheme} />
    </UpperHeader>
  );
}

/** A link to this page in the other language; the choice is stored in a cookie. */
export function SiteLocaleSwitch(props: Omit<LocaleSwitchProps, 'href'>) {
  const { pathname, search, hash } = useLocation();
  const other = otherLocale(localeOf(pathname));
  return (
    <LocaleSwitch
      {...props}
      href={localPath(other, barePath(pathname)) + search + hash}
      onClick={() => {
        document.cookie = localeCookie(other, location.protocol === 'https:');
      }}
    />
  );
}

/** The header: main menu, sign-in or profile, donate. */
function SiteHeader() {
  const intl = useIntl();
  const { settings } = useSite();
  const { to } = useLocalPath();
  const { auth } = useServices();
  const items = useMenu();
  // A user knows the association, and their name and actions need the room.
  const tagline = useView(auth, isSignedIn) ? undefined : settings['tagline'];
  return (
    <Header
      name={settings['association_short_name'] ?? intl.formatMessage({ id: 'portal.title' })}
      tagline={tagline}
      homeHref={to('/')}
      items={items}
      actions={<AccountActions />}
      menuActions={<MenuActions />}
    />
  );
}

/** Link to the user's own pages; for a guest, to the sign-in. */
function AccountLink(props: { block?: boolean; 'data-wide'?: '' }) {
  const { to } = useLocalPath();
  const { auth } = useServices();
  const user = useView(auth, userOf);
  const signedIn = useView(auth, isSignedIn);
  return (
    <Button {...props} variant="ghost" size="sm" icon="user" href={to(signedIn ? ownPage(user) : '/login')}>
      {signedIn ? <bdi>{user?.firstname}</bdi> : <FormattedMessage id="portal.action.signIn" />}
    </Button>
  );
}

function DonateLink(props: { block?: boolean }) {
  const { to } = useLocalPath();
  return (
    <Button {...props} variant="giving" size="sm" icon="heart" href={to('/donate')}>
      <FormattedMessage id="portal.action.donate" />
    </Button>
  );
}

/** Sign-in or profile, and donate, in the bar. */
function AccountActions() {
  const intl = useIntl();
  const { auth } = useServices();
  const signedIn = useView(auth, isSignedIn);
  return (
    <>
      <SiteLocaleSwitch compact data-narrow="" />
      <AccountLink data-wide="" />
      {signedIn && (
        <IconButton
          data-wide=""
          icon="logout"
          label={intl.formatMessage({ id: 'portal.action.signOut' })}
          onClick={() => auth.send({ type: 'signOut.requested' })}
        />
      )}
      <DonateLink />
    </>
  );
}

/** The end of the phone's menu: account, search, language, theme. */
function MenuActions() {
  const { to } = useLocalPath();
  const { auth } = useServices();
  const signedIn = useView(auth, isSignedIn);
  const [theme, setTheme] = useTheme();
  return (
    <>
      <Stack direction="row" gap={2} justify="between" wrap>
        <AccountLink block={!signedIn} />
        {signedIn && (
          <Button variant="quiet" size="sm" icon="logout" onClick={() => auth.send({ type: 'signOut.requested' })}>
            <FormattedMessage id="portal.action.signOut" />
          </Button>
        )}
      </Stack>
      <Button variant="ghost" size="sm" icon="search" block href={to('/search')}>
        <FormattedMessage id="portal.action.search" />
      </Button>
      <DonateLink block />
      <SiteLocaleSwitch />
      <ThemeSwitch size="lg" value={theme} onValueChange={setTheme} />
    </>
  );
}

/** Upper header and header, above every page except sign-in and related pages. */
export const SiteHead = () => (
  <>
    <SiteUpperHeader />
    <SiteHeader />
  </>
);

/** Of a user only; the page stays without it when its code cannot be fetched. */
const UserNav = lazyPart(
  async () => (await import('./UserNav.tsx')).UserNav,
  () => null,
);

/** On a phone, a signed-in user's way to the pages visited most. A guest has none, and loads none. */
export function SiteBottomNav() {
  const { auth } = useServices();
  const user = useView(auth, userOf);
  return (
    user && (
      <Suspense fallback={null}>
        <UserNav user={user} />
      </Suspense>
    )
  );
}

/** The footer of public pages. */
export function SiteFooter() {
  const intl = useIntl();
  const { settings, year } = useSite();
  const { to, locale } = useLocalPath();
  const link = (path: string, id: MessageId) => ({ href: to(path), label: intl.formatMessage({ id }) });
  const { phone, email, address } = settings;
  return (
    <Footer
      name={settings['association_short_name'] ?? intl.formatMessage({ id: 'portal.title' })}
      tagline={settings['tagline'] ?? ''}
      text={intl.formatMessage({ id: 'portal.footer.text' })}
      homeHref={to('/')}
      contact={{ ...(phone ? { phone } : {}), ...(email ? { email } : {}), ...(address ? { address } : {}) }}
      legal={
        <FormattedMessage
          id="portal.footer.legal"
          values={{
            licence: toLocaleDigits(settings['license_number'] ?? '', locale),
            name: settings['association_name'] ?? '',
            year,
          }}
        />
      }
      columns={[
        {
          title: intl.formatMessage({ id: 'portal.footer.association' }),
          items: [
            link('/about-us', 'portal.menu.about'),
            link('/members', 'portal.menu.members'),
            link('/identity/org_chart', 'portal.identity.org_chart'),
            link('/organization-info', 'portal.menu.documents'),
            link('/media_center/org_statistics', 'portal.media.org_statistics'),
          ],
        },
        {
          title: intl.formatMessage({ id: 'portal.footer.takePart' }),
          items: [
            link('/donate', 'portal.action.donate'),
            link('/identity/programs', 'portal.menu.programs'),
            link('/zakat', 'portal.menu.zakat'),
            link('/donors', 'portal.menu.donors'),
            link('/services', 'portal.menu.services'),
            link('/member-register', 'portal.menu.join'),
            link('/contact-us', 'portal.menu.contact'),
            link('/privacy-policy', 'portal.menu.privacy'),
            link('/terms-conditions', 'portal.menu.terms'),
          ],
        },
      ]}
    />
  );
}
