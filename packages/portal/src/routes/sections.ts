/** The pages below `/identity`, in the order of their menu (specification, section 2). */
export const IDENTITY_SECTIONS = [
  'about',
  'vision',
  'mission',
  'goals',
  'principles',
  'members_word',
  'org_history',
  'org_chart',
  'programs',
] as const;

/** The pages below `/media_center`. */
export const MEDIA_SECTIONS = ['news', 'gallery', 'videos', '2030_vision', 'org_guide', 'org_statistics'] as const;

/** The groups of documents below `/organization-info`. */
export const DOCUMENT_GROUPS = ['form-data', 'link-record', 'policy', 'regulations'] as const;

/** The pages below `/profile` for members. */
export const MEMBER_SECTIONS = [
  'personal-info',
  'member-info',
  'address',
  'bank-information',
  'contribution',
  'change-password',
] as const;

/** Path of a user's own page, without the locale prefix: name, addresses, notifications. */
export const ownPage = (user: { is_member: boolean } | null): string =>
  user?.is_member ? '/profile/personal-info' : '/account';

/** The pages below `/profile` for every signed-in donor (docs/decisions/0022-giving-pages.md). */
export const GIVING_SECTIONS = ['orders', 'subscriptions', 'receipts'] as const;

/** The last segment of a path, decoded: the section's name. */
export const lastSegment = (pathname: string): string =>
  decodeURIComponent(pathname.split('/').findLast(Boolean) ?? '');

/** The section that a path ends with; the first of the list for any other path. */
export function sectionOf<Section extends string>(
  pathname: string,
  sections: readonly [Section, ...Section[]],
): Section {
  const name = lastSegment(pathname);
  return sections.find((section) => section === name) ?? sections[0];
}
