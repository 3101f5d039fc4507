import type { Size } from './size.ts';

/** Copies of the published news with an address, a number and a date of their own, newest first. */
export const news = ({ news: count }: Size): string[] => [
  `create unlogged table bench_news as select row_number() over (order by position) - 1 as no, data from content where kind = 'news'`,
  `delete from content where kind = 'news'`,
  `insert into content (kind, position, data)
    select 'news', n, b.data || jsonb_build_object('id', n, 'slug', (b.data ->> 'slug') || '-' || n, 'featured', n = 1,
      'published_at', to_char((now() at time zone 'UTC') - n * interval '90 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'),
      'title', jsonb_build_object('ar', (b.data -> 'title' ->> 'ar') || ' ' || n, 'en', (b.data -> 'title' ->> 'en') || ' ' || n))
    from generate_series(1, ${count}) n join bench_news b on b.no = n % (select count(*) from bench_news)`,
  `update content_version set version = 'bench-${count}', origin = 'import'`,
  `drop table bench_news`,
];
