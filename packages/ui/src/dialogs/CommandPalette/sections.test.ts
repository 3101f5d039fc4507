import { describe, expect, it, vi } from 'vitest';
import { sectionsOf, type Command, type SectionOptions } from './sections.ts';

const onSelect = vi.fn();
const commands: Command[] = [
  { id: 'home', label: 'الرئيسية', group: 'الصفحات', href: '/' },
  { id: 'shares', label: 'حصصي', group: 'الصفحات', href: '/shares', keywords: ['shares', 'الاستثمار'] },
  { id: 'help', label: 'المساعدة', href: '/help' },
  { id: 'dark', label: 'المظهر الداكن', group: 'الإجراءات', onSelect, hint: 'إعدادات العرض' },
  { id: 'pages', label: 'إدارة الصفحات', group: 'الإجراءات', onSelect },
];
const ids = (options: Partial<SectionOptions>) =>
  sectionsOf(commands, { query: '', recent: [], suggested: [], remote: false, ...options }).map(
    ({ kind, group, commands: found }) => [group || kind, ...found.map(({ id }) => id)],
  );

describe('sections of the command palette', () => {
  it('are all commands by group without a query', () => {
    expect(ids({})).toEqual([
      ['الصفحات', 'home', 'shares'],
      ['results', 'help'],
      ['الإجراءات', 'dark', 'pages'],
    ]);
  });

  it('are recent, then suggested commands, each once', () => {
    expect(ids({ recent: ['dark', 'gone', 'dark'], suggested: ['home', 'dark'] })).toEqual([
      ['recent', 'dark'],
      ['suggested', 'home'],
    ]);
    expect(ids({ query: ' ', suggested: ['home'] })).toEqual([['suggested', 'home']]);
  });

  it.each([
    ['استثمار', [['الصفحات', 'shares']]],
    ['shar', [['الصفحات', 'shares']]],
    ['الاعدادات', [['الإجراءات', 'dark']]],
    ['مظهر عرض', [['الإجراءات', 'dark']]],
    ['لا شيء', []],
  ])('match label, group, hint and keywords: %s', (query, found) => {
    expect(ids({ query, recent: ['home'] })).toEqual(found);
  });

  it('list commands whose label matches first in their group', () => {
    const list: Command[] = [
      { id: 'a', label: 'Report', href: '/a', keywords: ['share'] },
      { id: 'b', label: 'Share offers', href: '/b' },
    ];
    const [section] = sectionsOf(list, { query: 'share', recent: [], suggested: [], remote: false });
    expect(section?.commands.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('contain every command of a remote search', () => {
    expect(ids({ query: 'zzz', remote: true }).flat()).toContain('home');
  });
});
