import { describe, expect, it } from 'vitest';
import type { ReactElement } from 'react';
import { renderUi } from '../../testing/renderUi.tsx';
import {
  BranchCard,
  CouncilCard,
  DocumentCard,
  GalleryCard,
  LinkCard,
  NewsCard,
  ProgramCard,
  ServiceCard,
  SupporterCard,
  VideoCard,
} from '../index.ts';

/** Cards of lists, rendered with a given heading level. */
const cards: Record<string, (headingLevel?: 2 | 3 | 4) => ReactElement> = {
  BranchCard: (level) => <BranchCard name="عنوان" href="#b" city="بريدة" {...(level ? { headingLevel: level } : {})} />,
  CouncilCard: (level) => <CouncilCard name="عنوان" title="أمينة" {...(level ? { headingLevel: level } : {})} />,
  DocumentCard: (level) => (
    <DocumentCard title="عنوان" href="/a.pdf" fileType="pdf" size={1} {...(level ? { headingLevel: level } : {})} />
  ),
  GalleryCard: (level) => <GalleryCard title="عنوان" href="#g" count={3} {...(level ? { headingLevel: level } : {})} />,
  LinkCard: (level) => <LinkCard title="عنوان" href="#l" {...(level ? { headingLevel: level } : {})} />,
  NewsCard: (level) => (
    <NewsCard title="عنوان" href="#n" date="2026-11-21" {...(level ? { headingLevel: level } : {})} />
  ),
  ProgramCard: (level) => (
    <ProgramCard
      title="عنوان"
      href="#p"
      summary="نص"
      raised={1}
      goal={2}
      donateHref="#d"
      {...(level ? { headingLevel: level } : {})}
    />
  ),
  ServiceCard: (level) => (
    <ServiceCard title="عنوان" href="#s" summary="نص" icon="shares" {...(level ? { headingLevel: level } : {})} />
  ),
  SupporterCard: (level) => <SupporterCard name="عنوان" {...(level ? { headingLevel: level } : {})} />,
  VideoCard: (level) => (
    <VideoCard title="عنوان" href="https://video.example" duration={1} {...(level ? { headingLevel: level } : {})} />
  ),
};

describe('title of a card', () => {
  it.each(Object.entries(cards))(
    '%s has one, at level 3 or at the level given, of the same look',
    async (_name, card) => {
      const ui = await renderUi(card());
      const sizes = [];
      for (const level of [undefined, 2, 4] as const) {
        await ui.rerender(card(level));
        const headings = ui.container.querySelectorAll('h1, h2, h3, h4');
        expect([...headings].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
          `H${level ?? 3} عنوان`,
        ]);
        sizes.push(headings[0] ? getComputedStyle(headings[0]).fontSize : '');
      }
      expect(new Set(sizes).size).toBe(1);
    },
  );
});
