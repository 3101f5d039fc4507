// The transcripts of one run: pairs the languages of each story, checks the rules and compares with the approved files.
import type { Declarations, Story } from '../visual/built-stories.ts';
import type { Locale, Transcript } from './transcript.ts';
import { changedLines, sectionOf, TranscriptFiles } from './transcript-files.ts';
import { brokenRules, type Pair } from './transcript-rules.ts';

/** Stories whose languages are mixed on purpose (`tools/checks/i18n`). */
const MIXED = /--mixed-direction/;

export class Transcripts {
  #taken = new Map<string, { story: Story; byLocale: Partial<Record<Locale, Transcript>> }>();

  add(story: Story, transcript: Transcript): void {
    const { byLocale } = this.#taken.get(story.id) ?? {};
    this.#taken.set(story.id, { story, byLocale: { ...byLocale, [transcript.locale]: transcript } });
  }

  /** Stories that were visited in both languages. */
  get #pairs(): { story: Story; pair: Pair }[] {
    return [...this.#taken.values()].flatMap(({ story, byLocale: { ar, en } }) =>
      ar && en ? [{ story, pair: { ar, en } }] : [],
    );
  }

  brokenRules(declared: Declarations): { story: Story; locale: Locale; line: string }[] {
    return this.#pairs.flatMap(({ story, pair }) =>
      brokenRules(pair, { ...declared.get(story.id)?.transcript, mixed: MIXED.test(story.id) }).map((found) => ({
        story,
        ...found,
      })),
    );
  }

  /**
   * Returns stories whose transcript differs from the approved one, with the changed lines.
   * @param all ids of all stories, in a run of all: transcripts of other stories are obsolete
   */
  compare({
    all,
    approve,
  }: {
    all: ReadonlySet<string> | null;
    approve: boolean;
  }): { story: Story; changes: string[] }[] {
    const files = TranscriptFiles.read();
    const changed = this.#pairs.flatMap(({ story, pair }) => {
      const [before, after] = [files.section(story.id), sectionOf(pair)];
      if (approve) files.approve(story, after);
      if (before === after) return [];
      return [{ story, changes: before === undefined ? ['  it is new'] : changedLines(before, after) }];
    });
    const gone = all
      ? files.ids.filter((id) => !all.has(id)).map((id): Story => ({ id, title: id, name: '', file: '' }))
      : [];
    if (approve) {
      for (const story of gone) files.approve(story, null);
      files.write();
    }
    return [...changed, ...gone.map((story) => ({ story, changes: ['  there is no such story any more'] }))];
  }
}
