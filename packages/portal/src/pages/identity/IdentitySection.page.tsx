import { BackToTop, EmptyState, OrgChart, RichText, Stack, Timeline } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { IDENTITY_SECTIONS, sectionOf } from '../../routes/sections.ts';
import { Feedback } from '../shared/Feedback.tsx';
import { plainText, toMap } from '../shared/page-settings.ts';
import { ProgramGrid } from './ProgramGrid.tsx';
import { toMilestones, toOrgNode } from './written.ts';

const load = async ({ client, url, signal }: LoadArgs) => {
  const section = sectionOf(url.pathname, IDENTITY_SECTIONS);
  const givesTo = section === 'programs';
  const [{ page_settings }, { programs }, { products }] = await Promise.all([
    client.listPageSettings({ page_name: 'identity' }, { signal }),
    givesTo ? client.listPrograms({ signal }) : { programs: [] },
    givesTo ? client.listProducts({ signal }) : { products: [] },
  ]);
  return {
    section,
    value: toMap(page_settings)[section],
    programs: [...programs, ...products],
    donateTo: url.searchParams.get('donate'),
  };
};

/**
 * One of the nine identity pages: prose, the history as a timeline, the organisation as a chart, the programs as cards.
 */
function IdentitySection() {
  const { section, value, programs, donateTo } = useLoaded<typeof load>();
  return (
    <Stack gap={8}>
      <SectionBody value={value} />
      {section === 'programs' && <ProgramGrid programs={programs} donateTo={donateTo} />}
      <Feedback />
      <BackToTop />
    </Stack>
  );
}

/** Renders the setting by the type of its content. */
function SectionBody({ value }: { value: unknown }) {
  if (typeof value === 'string' && value) return <RichText html={value} />;
  const milestones = toMilestones(value);
  if (milestones.length) return <Timeline items={milestones} headingLevel={2} />;
  const office = toOrgNode(value);
  return office ? <OrgChart root={office} /> : <EmptyState />;
}

export const page = definePage({
  load,
  meta: ({ section, value }, intl) => ({
    title: intl.formatMessage({ id: `portal.identity.${section}` }),
    description: typeof value === 'string' ? plainText(value) : intl.formatMessage({ id: 'portal.identity.text' }),
  }),
  Component: IdentitySection,
});
