import type { MessageNamespace } from '../intl/messages.ts';
import type { GuardName } from './guard-name.ts';
import { DOCUMENT_GROUPS, IDENTITY_SECTIONS } from './sections.ts';

export type LayoutName = 'default' | 'simple' | 'bare';

/**
 * Who may find a page: `public` is indexed, `unindexed` is shared with an image but not indexed, `private` is neither.
 * A page that needs a session is private without saying so.
 */
export type Visibility = 'public' | 'unindexed' | 'private';

/** A form of one page that works without JavaScript; `app/entry/form-posts.ts` has what it does. */
export type PlainFormName = 'contact' | 'forgotPassword' | 'resetPassword' | 'deleteAccount';

/**
 * One route and everything that is known about it. The router, the server, the service worker, the page cache, the site
 * map and robots' tags derive what they need from here (docs/decisions/0037-route-table.md).
 */
export interface RouteEntry {
  /** Relative to the parent; empty for the parent's index route. */
  path: string;
  /** The page, `pages/{page}.page.tsx`. A route without one only redirects, by its guards. */
  page?: string;
  /** Run in order, before the page's data is loaded. */
  guards?: readonly GuardName[];
  /**
   * The page may be cached, on the server and on a device, with these query parameters only. A page without the entry
   * is never cached: pages of accounts, addresses that carry a token, results of a search.
   */
  cache?: readonly string[];
  /** @default 'public' */
  visibility?: Visibility;
  /** Path pattern of the route that is the canonical address of the same page. */
  canonical?: string;
  /** Message namespaces beyond the common one. @default ['content'] */
  messages?: readonly MessageNamespace[];
  /** The form that the page takes from a browser without JavaScript. */
  form?: PlainFormName;
  children?: readonly RouteEntry[];
}

interface LayoutEntry {
  layout: LayoutName;
  routes: readonly RouteEntry[];
}

const WITHOUT_QUERY = [] as const;
/** Query parameters of links to a prepared donation. */
const PREPARED_DONATION = ['amount', 'frequency', 'months'] as const;
const NEWS_LIST = ['page', 'tag'] as const;

const ACCOUNT_MESSAGES: readonly MessageNamespace[] = ['account', 'content', 'forms', 'dialogs'];
const GIVING_MESSAGES: readonly MessageNamespace[] = ['giving', 'content', 'forms', 'dialogs'];
const MEDIA_MESSAGES: readonly MessageNamespace[] = ['content', 'dialogs'];

type Options = Omit<RouteEntry, 'path' | 'page'>;

/** A page that is never cached. */
const page = (path: string, file: string, options: Options = {}): RouteEntry => ({ path, page: file, ...options });

/** A page that may be cached: the same for everybody. */
const publicPage = (path: string, file: string, options: Options = {}): RouteEntry =>
  page(path, file, { cache: WITHOUT_QUERY, ...options });

/** A page of a member's profile. */
const memberPage = (path: string, file: string): RouteEntry => page(path, file, { guards: ['isMember'] });

/** A path that only redirects. */
const redirectOf = (guard: GuardName): RouteEntry => ({ path: '', guards: [guard] });

/** The route table, in the order of the specification (section 2). */
export const routeTable: readonly LayoutEntry[] = [
  {
    layout: 'default',
    routes: [
      publicPage('', 'home/Home', { cache: PREPARED_DONATION }),
      publicPage('about-us', 'about/AboutUs'),
      {
        path: 'branches',
        children: [
          publicPage('', 'branches/Branches', { guards: ['branches'] }),
          publicPage(':slug', 'branches/Branch'),
        ],
      },
      publicPage('contact-us', 'contact/ContactUs', { messages: ['contact', 'content', 'forms'], form: 'contact' }),
      // Beyond the specification: docs/decisions/0022-giving-pages.md.
      publicPage('donate', 'giving/Donate', { messages: GIVING_MESSAGES, cache: [...PREPARED_DONATION, 'target'] }),
      publicPage('donors', 'giving/Donors', { messages: GIVING_MESSAGES, cache: ['page', 'target'] }),
      page('giving/:number', 'giving/GivingOrder', { messages: GIVING_MESSAGES, visibility: 'private' }),
      page('receipts/:code', 'giving/DocumentCheck', { messages: GIVING_MESSAGES, visibility: 'private' }),
      // Beyond the specification: docs/decisions/0067-documents-and-feedback.md.
      page('certificates/:code', 'giving/DocumentCheck', { messages: GIVING_MESSAGES, visibility: 'private' }),
      publicPage('zakat', 'giving/Zakat', { messages: GIVING_MESSAGES }),
      publicPage('gallery', 'media/Gallery', { messages: MEDIA_MESSAGES }),
      publicPage('identity', 'identity/Identity', {
        children: [
          redirectOf('identity'),
          ...IDENTITY_SECTIONS.map((section) =>
            publicPage(section, 'identity/IdentitySection', {
              cache: section === 'programs' ? [...PREPARED_DONATION, 'donate'] : WITHOUT_QUERY,
            }),
          ),
        ],
      }),
      publicPage('media_center', 'media/MediaCenter', {
        children: [
          redirectOf('media_center'),
          publicPage('2030_vision', 'media/Vision2030'),
          publicPage('gallery', 'media/GallerySection', { canonical: '/gallery', messages: MEDIA_MESSAGES }),
          publicPage('news', 'news/NewsSection', { canonical: '/news', cache: NEWS_LIST }),
          publicPage('org_guide', 'media/OrgGuide'),
          publicPage('org_statistics', 'media/OrgStatistics'),
          publicPage('videos', 'media/Videos', { messages: MEDIA_MESSAGES }),
        ],
      }),
      publicPage('media_center/news/:slug', 'news/NewsPage', { canonical: '/news/:slug' }),
      publicPage('members', 'members/Members'),
      publicPage('news', 'news/NewsList', { cache: NEWS_LIST }),
      publicPage('news/:slug', 'news/NewsPage'),
      publicPage('organization-info', 'organization/OrganizationInfo', {
        children: [
          publicPage('', 'organization/OrganizationIndex'),
          ...DOCUMENT_GROUPS.map((group) => publicPage(group, 'organization/DocumentGroup')),
        ],
      }),
      // Beyond the specification: docs/decisions/0064-page-per-campaign.md.
      publicPage('programs/:slug', 'programs/Program', { messages: GIVING_MESSAGES, cache: PREPARED_DONATION }),
      publicPage('privacy-policy', 'legal/PrivacyPolicy'),
      // Beyond the specification: docs/decisions/0011-search.md.
      page('search', 'search/Search', { visibility: 'private' }),
      publicPage('services', 'services/Services'),
      publicPage('services/:slug', 'services/Service'),
      publicPage('terms-conditions', 'legal/TermsConditions'),
    ],
  },
  {
    layout: 'simple',
    routes: [
      page('last-step', 'membership/LastStep', { messages: ACCOUNT_MESSAGES, guards: ['isAuth'] }),
      page('member-register', 'membership/MemberRegister', {
        messages: ACCOUNT_MESSAGES,
        guards: ['isAuth', 'notMember'],
      }),
      // Beyond the specification: docs/decisions/0026-account-of-non-members.md.
      page('account', 'profile/Profile', {
        messages: [...ACCOUNT_MESSAGES, 'giving'],
        guards: ['isAuth', 'account'],
        children: [
          page('', 'account/Account', { messages: ACCOUNT_MESSAGES }),
          page('change-password', 'profile/ChangePassword'),
        ],
      }),
      page('profile', 'profile/Profile', {
        messages: [...ACCOUNT_MESSAGES, 'giving'],
        guards: ['isAuth', 'redirect'],
        children: [
          { path: '' },
          memberPage('address', 'profile/Address'),
          memberPage('bank-information', 'profile/BankInformation'),
          memberPage('change-password', 'profile/ChangePassword'),
          memberPage('contribution', 'profile/Contribution'),
          // Beyond the specification: docs/decisions/0016-offers-page.md.
          memberPage('contribution/offers', 'contribution/Offers'),
          // Beyond the specification: docs/decisions/0027-balance.md.
          memberPage('contribution/balance', 'contribution/Balance'),
          memberPage('member-info', 'profile/MemberInfo'),
          memberPage('personal-info', 'profile/PersonalInfo'),
          // Beyond the specification, and for members and others: docs/decisions/0022-giving-pages.md.
          page('orders', 'profile/Orders'),
          page('orders/:number', 'profile/Order'),
          page('receipts', 'profile/Receipts'),
          page('subscriptions', 'profile/Subscriptions'),
        ],
      }),
    ],
  },
  {
    layout: 'bare',
    routes: [
      page('checkout', 'checkout/Checkout', { messages: GIVING_MESSAGES, guards: ['checkout'] }),
      page('gift/:code', 'giving/Gift', { messages: GIVING_MESSAGES, visibility: 'unindexed' }),
      // Beyond the specification: docs/decisions/0019-profile.md.
      page('delete-account', 'account/DeleteAccount', {
        messages: ['account'],
        visibility: 'private',
        form: 'deleteAccount',
      }),
      page('deleted-successfully', 'account/DeletedSuccessfully', {
        messages: ['account'],
        visibility: 'private',
      }),
      page('not-deleted-successfully', 'account/NotDeletedSuccessfully', {
        messages: ['account'],
        visibility: 'private',
      }),
      page('forgotpassword', 'account/ForgotPassword', {
        messages: ACCOUNT_MESSAGES,
        guards: ['isGuest'],
        form: 'forgotPassword',
      }),
      page('login', 'account/Login', { messages: ACCOUNT_MESSAGES, guards: ['isGuest'] }),
      // Also for signed-in users, who may have forgotten the password that a sensitive change needs.
      page('resetpassword', 'account/ResetPassword', {
        messages: ACCOUNT_MESSAGES,
        visibility: 'private',
        form: 'resetPassword',
      }),
      page('signup', 'account/SignUp', { messages: ACCOUNT_MESSAGES, guards: ['isGuest'] }),
    ],
  },
];
