import { matchRoutes, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import { DEFAULT_LOCALE, isLocale } from '../../intl/locale.ts';
import { messageNamespaces, loadMessages, type MessageNamespace } from '../../intl/messages.ts';
import type { GuardName } from '../page/guard-name.ts';
import { guard } from './guard.ts';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { SimpleLayout } from '../layouts/SimpleLayout.tsx';
import { PageError, RootError } from './PageError.tsx';
import { Root } from './Root.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { notFound } from '../errors/not-found.ts';
import type { definePage, RouteHandle } from '../page/page.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { servicesOf } from '../../lib/services.ts';
import { DOCUMENT_GROUPS, IDENTITY_SECTIONS } from '../../lib/sections.ts';

type PageModule = { page: ReturnType<typeof definePage> };

/** Every page module, by its path; each becomes a chunk of its own. */
const modules = import.meta.glob<PageModule>('../../pages/**/*.page.tsx');

interface PageOptions extends Pick<RouteHandle, 'guards' | 'sameAs' | 'unlisted' | 'words'> {
  children?: RouteObject[];
}

function markGuarded(children: readonly RouteObject[] = []): void {
  for (const child of children) {
    Object.assign((child.handle as RouteHandle | undefined) ?? {}, { guarded: true } satisfies RouteHandle);
    markGuarded(child.children);
  }
}

/** A route of `pages/{file}.page.tsx`; an empty path is the index route. Throws where the file does not exist. */
function page(
  path: string,
  file: string,
  { guards = [], words = ['cards'], children, ...listing }: PageOptions = {},
): RouteObject {
  const key = `../../pages/${file}.page.tsx`;
  const load = modules[key];
  if (!load)
    throw new Error(`The route "${path}" names the page ${file}, but src/pages/${file}.page.tsx does not exist.`);
  const handle: RouteHandle = { guards, words, ...listing, module: `src/pages/${file}.page.tsx` };
  if (guards.length) markGuarded(children);
  const { Component, loader, shouldRevalidate } = lazyPage(load, handle);
  // Guards and sections compare paths case-sensitively.
  const route = { caseSensitive: true, middleware: guards.map(guard), handle, Component, loader, shouldRevalidate };
  if (path === '') return { ...route, index: true };
  return children ? { ...route, path, children } : { ...route, path };
}

/** A path that only redirects, by its guards. */
function only(guards: readonly GuardName[]): RouteObject {
  return {
    index: true,
    middleware: guards.map(guard),
    handle: { guards } satisfies RouteHandle,
    loader: () => notFound(),
    element: null,
  };
}

/** A layout with its own error boundary inside, so that an error keeps header and footer. */
const layout = (Component: NonNullable<RouteObject['Component']>, children: RouteObject[]): RouteObject => ({
  Component,
  children: [{ ErrorBoundary: PageError, children }],
});

const guest = ['isGuest'] as const;
const member = ['isMember'] as const;
/** Message namespaces of account pages and of the sign-in. */
const account: readonly MessageNamespace[] = ['account', 'cards', 'forms', 'dialogs'];
/** Message namespaces of giving pages. */
const giving: readonly MessageNamespace[] = ['giving', 'cards', 'forms', 'dialogs'];

/** The route table, in the order of the specification (section 2). */
const pages: RouteObject[] = [
  layout(DefaultLayout, [
    page('', 'home/Home'),
    page('about-us', 'about/AboutUs'),
    {
      path: 'branches',
      caseSensitive: true,
      children: [page('', 'branches/Branches', { guards: ['branches'] }), page(':slug', 'branches/Branch')],
    },
    page('contact-us', 'contact/ContactUs', { words: ['cards', 'contact', 'forms'] }),
    // Beyond the specification: docs/decisions/0022-giving-pages.md.
    page('donate', 'giving/Donate', { words: giving }),
    page('donors', 'giving/Donors', { words: giving }),
    page('gift/:code', 'giving/Gift', { words: giving, unlisted: true }),
    page('giving/:number', 'giving/GivingOrder', { words: giving, unlisted: true }),
    page('receipts/:code', 'giving/ReceiptCheck', { words: giving, unlisted: true }),
    page('zakat', 'giving/Zakat', { words: giving }),
    page('gallery', 'media/Gallery', { words: ['cards', 'dialogs'] }),
    page('identity', 'identity/Identity', {
      children: [only(['identity']), ...IDENTITY_SECTIONS.map((section) => page(section, 'identity/IdentitySection'))],
    }),
    page('media_center', 'media/MediaCenter', {
      children: [
        only(['media_center']),
        page('2030_vision', 'media/Vision2030'),
        page('gallery', 'media/GallerySection', { sameAs: '/gallery', words: ['cards', 'dialogs'] }),
        page('news', 'news/NewsSection', { sameAs: '/news' }),
        page('org_guide', 'media/OrgGuide'),
        page('org_statistics', 'media/OrgStatistics'),
        page('videos', 'media/Videos', { words: ['cards', 'dialogs'] }),
      ],
    }),
    page('media_center/news/:slug', 'news/NewsPage', { sameAs: '/news/:slug' }),
    page('members', 'members/Members'),
    page('news', 'news/NewsList'),
    page('news/:slug', 'news/NewsPage'),
    page('organization-info', 'organization/OrganizationInfo', {
      children: [
        page('', 'organization/OrganizationIndex'),
        ...DOCUMENT_GROUPS.map((group) => page(group, 'organization/DocumentGroup')),
      ],
    }),
    page('privacy-policy', 'legal/PrivacyPolicy'),
    // Beyond the specification: docs/decisions/0011-search.md.
    page('search', 'search/Search', { unlisted: true }),
    page('services', 'services/Services'),
    page('services/:slug', 'services/Service'),
    page('terms-conditions', 'legal/TermsConditions'),
    { path: '404', caseSensitive: true, loader: notFound, element: null },
    { path: '*', loader: notFound, element: null },
  ]),
  layout(SimpleLayout, [
    page('checkout', 'checkout/Checkout', { words: giving, guards: ['checkout'] }),
    page('last-step', 'membership/LastStep', { words: account, guards: ['isAuth'] }),
    page('member-register', 'membership/MemberRegister', { words: account, guards: ['isAuth', 'notMember'] }),
    // Beyond the specification: docs/decisions/0026-account-of-non-members.md.
    page('account', 'profile/Profile', {
      words: [...account, 'giving'],
      guards: ['isAuth', 'account'],
      children: [page('', 'account/Account', { words: account }), page('change-password', 'profile/ChangePassword')],
    }),
    page('profile', 'profile/Profile', {
      words: [...account, 'giving'],
      guards: ['isAuth', 'redirect'],
      children: [
        { index: true, element: null },
        page('address', 'profile/Address', { guards: member }),
        page('bank-information', 'profile/BankInformation', { guards: member }),
        page('change-password', 'profile/ChangePassword', { guards: member }),
        page('contribution', 'profile/Contribution', { guards: member }),
        // Beyond the specification: docs/decisions/0016-offers-page.md.
        page('contribution/offers', 'contribution/Offers', { guards: member }),
        // Beyond the specification: docs/decisions/0027-balance.md.
        page('contribution/balance', 'contribution/Balance', { guards: member }),
        page('member-info', 'profile/MemberInfo', { guards: member }),
        page('personal-info', 'profile/PersonalInfo', { guards: member }),
        // Beyond the specification, and for members and others: docs/decisions/0022-giving-pages.md.
        page('orders', 'profile/Orders'),
        page('orders/:number', 'profile/Order'),
        page('receipts', 'profile/Receipts'),
        page('subscriptions', 'profile/Subscriptions'),
      ],
    }),
  ]),
  layout(BareLayout, [
    // Beyond the specification: docs/decisions/0019-profile.md.
    page('delete-account', 'account/DeleteAccount', { words: ['account'], unlisted: true }),
    page('deleted-successfully', 'account/DeletedSuccessfully', { words: ['account'], unlisted: true }),
    page('not-deleted-successfully', 'account/NotDeletedSuccessfully', { words: ['account'], unlisted: true }),
    page('forgotpassword', 'account/ForgotPassword', { words: account, guards: guest }),
    page('login', 'account/Login', { words: account, guards: guest }),
    page('resetpassword', 'account/ResetPassword', { words: account, guards: guest }),
    page('signup', 'account/SignUp', { words: account, guards: guest }),
  ]),
];

/** Loads branches and settings again on each change of path; React Router would keep a parent's data. */
const revalidateOnRouteChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

/** Message namespaces that the page of a path needs beyond the common one. */
export const namespacesAt = (pathname: string): MessageNamespace[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.words ?? []);

/**
 * Every route in three forms: without prefix (Arabic), `/ar` and `/en`. One tree with an optional parameter, so that a
 * change of language keeps mounted components and typed input.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/:locale?',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: LoadingPage,
    middleware: [
      async ({ params, context, url }) => {
        const language = params['locale'] ?? DEFAULT_LOCALE;
        // Loaders and messages use the language of the URL from here on.
        const locale = isLocale(language) ? language : DEFAULT_LOCALE;
        servicesOf(context).locale.set(locale);
        await loadMessages(locale, import.meta.env.SSR ? messageNamespaces : namespacesAt(url.pathname));
      },
      guard('routeChange'),
    ],
    // Loaded with the first navigation, like the guards.
    loader: async (args) => (await import('./root-loader.ts')).rootLoader(args),
    shouldRevalidate: revalidateOnRouteChange,
    children: pages,
  },
];
