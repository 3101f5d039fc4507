import { rows } from 'virtual:health';
import { Badge, DataTable, Link, NumberText, TaawunProvider, type DataColumn } from '@taawun/ui';
import type { HealthRow } from '../../health/plugin.ts';
import { messages } from '../../messages.ts';
import { storyHref } from '../component/links.ts';
import { useToolbar } from '../../useToolbar.ts';

type Language = 'ar' | 'en';

const TEXTS = {
  ar: {
    caption: 'المكوّنات وما يدلّ على حالها',
    component: 'المكوّن',
    entry: 'المدخل',
    stories: 'القصص',
    states: 'الحالات',
    screenshots: 'اللقطات',
    appearances: 'المظاهر',
    transcript: 'أسطر قارئ الشاشة',
    contract: 'عقد المكوّن',
    guide: 'الدليل',
    uses: 'في البوابة',
    kB: 'وحده (ك.ب)',
    change: 'تغيير قادم',
    yes: 'نعم',
  },
  en: {
    caption: 'Components and their evidence',
    component: 'Component',
    entry: 'Entry',
    stories: 'Stories',
    states: 'States',
    screenshots: 'Screenshots',
    appearances: 'Appearances',
    transcript: 'Spoken lines',
    contract: 'Contract test',
    guide: 'Guide',
    uses: 'In the portal',
    kB: 'kB alone',
    change: 'Next release',
    yes: 'Yes',
  },
} as const;

function columnsOf(language: Language): DataColumn<HealthRow>[] {
  const text = TEXTS[language];
  const count = (key: 'stories' | 'screenshots' | 'transcript' | 'uses'): DataColumn<HealthRow> => ({
    key,
    header: text[key],
    numeric: true,
    cell: (row) => (row[key] > 0 ? <NumberText value={row[key]} /> : '–'),
    sortBy: (row) => row[key],
  });
  const list = (key: 'states' | 'appearances'): DataColumn<HealthRow> => ({
    key,
    header: text[key],
    numeric: true,
    cell: (row) => (row[key].length > 0 ? <NumberText value={row[key].length} /> : '–'),
    sortBy: (row) => row[key].length,
  });
  const has = (key: 'contract' | 'hasGuide' | 'isChanging', header: string): DataColumn<HealthRow> => ({
    key,
    header,
    cell: (row) => (row[key] ? <Badge tone={key === 'isChanging' ? 'primary' : 'success'}>{text.yes}</Badge> : '–'),
    sortBy: (row) => Number(row[key]),
  });
  return [
    {
      key: 'name',
      header: text.component,
      rowHeader: true,
      cell: ({ name, title }) =>
        title === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link href={storyHref(title)} target="_top">
            <bdi>{name}</bdi>
          </Link>
        ),
      sortBy: ({ name }) => name,
      filterBy: ({ name, title }) => `${name} ${title ?? ''}`,
    },
    {
      key: 'import',
      header: text.entry,
      cell: (row) => <bdi dir="ltr">{row.import}</bdi>,
      sortBy: (row) => row.import,
    },
    count('stories'),
    list('states'),
    count('screenshots'),
    list('appearances'),
    count('transcript'),
    has('contract', text.contract),
    has('hasGuide', text.guide),
    {
      key: 'kB',
      header: text.kB,
      numeric: true,
      cell: ({ kB }) => (kB === null ? '–' : <NumberText value={kB} />),
      sortBy: ({ kB }) => kB ?? 0,
    },
    count('uses'),
    has('isChanging', text.change),
  ];
}

const COLUMNS = { ar: columnsOf('ar'), en: columnsOf('en') };

/** Table of all components and what the repository shows about each, in the language of the toolbar. */
export function Health() {
  const { locale } = useToolbar();
  const language: Language = locale === 'ar' || locale === 'ur' ? 'ar' : 'en';
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="sb-unstyled">
      <TaawunProvider locale={language} messages={messages[language]}>
        <DataTable
          caption={TEXTS[language].caption}
          columns={COLUMNS[language]}
          rows={rows}
          rowKey={({ name }) => name}
          defaultSort={{ key: 'name', direction: 'ascending' }}
          pageSize={50}
        />
      </TaawunProvider>
    </div>
  );
}
