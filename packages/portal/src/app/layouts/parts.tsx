import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import {
  Button,
  Footer,
  Header,
  IconButton,
  LocaleSwitch,
  ThemeSwitch,
  toLocaleDigits,
  UpperHeader,
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
    <UpperHeader
      phone={settings['phone'] ?? ''}
      {...(settings['working_hours'] ? { hours: settings['working_hours'] } : {})}
      {...(signedIn ? { notifications: { href: to(`${ownPage(user)}#notifications`), count: unread } } : {})}
    >
      {/* A phone has it in its menu. */}
      <IconButton
        icon="search"
        size="sm"
        label={intl.formatMessage({ id: 'portal.action.search' })}
        href={to('/search')}
        data-wide=""
      />
      <SiteLocaleSwitch />
      <ThemeSwitch data-wide="" value={theme} onValueChange={setTheme} />
    </UpperHeader>
  );
}

/** A link to this page in the other language; the choice is stored in a cookie. */
export function SiteLocaleSwitch() {
  const { pathname, search, hash } = useLocation();
  const other = otherLocale(localeOf(pathname));
  return (
    <LocaleSwitch
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
  const items = useMenu();
  return (
    <Header
      name={settings['association_short_name'] ?? intl.formatMessage({ id: 'portal.title' })}
      tagline={settings['tagline'] ?? ''}
      homeHref={to('/')}
      items={items}
      actions={<AccountActions />}
      menuActions={<AccountActions block />}
    />
  );
}

function AccountActions({ block = false }: { block?: boolean }) {
  const intl = useIntl();
  const { to } = useLocalPath();
  const { auth } = useServices();
  const user = useView(auth, userOf);
  const signedIn = useView(auth, isSignedIn);
  const signOut = () => auth.send({ type: 'signOut.requested' });
  // On a phone the header has one button; the others are in its menu.
  const wide = block ? {} : { 'data-wide': '' };
  const [theme, setTheme] = useTheme();
  return (
    <>
      {block && (
        <Button variant="ghost" size="sm" icon="search" block href={to('/search')}>
          <FormattedMessage id="portal.action.search" />
        </Button>
      )}
      {signedIn ? (
        <Button {...wide} variant="ghost" size="sm" icon="user" block={block} href={to(ownPage(user))}>
          <bdi>{user?.firstname}</bdi>
        </Button>
      ) : (
        <Button {...wide} variant="ghost" size="sm" icon="user" block={block} href={to('/login')}>
          <FormattedMessage id="portal.action.signIn" />
        </Button>
      )}
      {block && <ThemeSwitch size="lg" value={theme} onValueChange={setTheme} />}
      {signedIn && block && (
        <Button variant="quiet" size="sm" icon="logout" block onClick={signOut}>
          <FormattedMessage id="portal.action.signOut" />
        </Button>
      )}
      {signedIn && !block && (
        <IconButton
          {...wide}
          icon="logout"
          label={intl.formatMessage({ id: 'portal.action.signOut' })}
          onClick={signOut}
        />
      )}
      <Button variant="giving" size="sm" icon="heart" block={block} href={to('/donate')}>
        <FormattedMessage id="portal.action.donate" />
      </Button>
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
