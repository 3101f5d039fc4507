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

/** String fields that are not texts. */
type Plain = 'slug' | 'url' | 'date' | 'published_at' | 'starts_on' | 'ends_on' | 'type' | 'key';

/** API entity as stored: each text may be bilingual. */
export type Bilingual<Wire> = Wire extends string
  ? Wire | { ar: string; en: string }
  : Wire extends readonly (infer Item)[]
    ? readonly Bilingual<Item>[]
    : Wire extends object
      ? { readonly [Key in keyof Wire]: Key extends Plain ? Wire[Key] : Bilingual<Wire[Key]> }
      : Wire;

/** All published content, in the shape of the fixtures and of the server's database. */
export interface ContentSource {
  branches: readonly Bilingual<Branch>[];
  settings: readonly Bilingual<Setting>[];
  /** Page content by page name. */
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
