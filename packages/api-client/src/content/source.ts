import type {
  Branch,
  CouncilMember,
  Document,
  Gallery,
  News,
  Program,
  Service,
  Setting,
  Statistic,
  Supporter,
  Topic,
  Video,
} from '../types.ts';

/** Strings that are no texts. */
type Plain = 'slug' | 'url' | 'date' | 'published_at' | 'starts_on' | 'ends_on' | 'type' | 'key';

/** An entity of the wire as it is kept: a text may be there in both languages. */
export type Bilingual<Wire> = Wire extends string
  ? Wire | { ar: string; en: string }
  : Wire extends readonly (infer Item)[]
    ? readonly Bilingual<Item>[]
    : Wire extends object
      ? { readonly [Key in keyof Wire]: Key extends Plain ? Wire[Key] : Bilingual<Wire[Key]> }
      : Wire;

/** Everything the association has published: the fixtures have this form, and what the embedded server has in its database. */
export interface ContentSource {
  branches: readonly Bilingual<Branch>[];
  settings: readonly Bilingual<Setting>[];
  /** Page name → what stands on the page. */
  pageSettings: Readonly<Record<string, readonly { type: string; value: unknown }[]>>;
  news: readonly Bilingual<News>[];
  programs: readonly Bilingual<Program>[];
  products: readonly Bilingual<Program>[];
  services: readonly Bilingual<Service>[];
  council: readonly Bilingual<CouncilMember>[];
  supporters: readonly Bilingual<Supporter>[];
  galleries: readonly Bilingual<Gallery>[];
  videos: readonly Bilingual<Video>[];
  documents: readonly Bilingual<Document>[];
  statistics: readonly Bilingual<Statistic>[];
  topics: readonly Bilingual<Topic>[];
}
