import type { Gallery } from '@taawun/api-client';
import { DateText, EmptyState, GalleryGrid, SectionHeading, Stack } from '@taawun/ui';

/** Albums with their images. */
export function GalleryAlbums({ galleries }: { galleries: readonly Gallery[] }) {
  if (!galleries.length) return <EmptyState />;
  return (
    <Stack gap={12}>
      {galleries.map(({ slug, title, date, images }) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-title`}>
          <Stack gap={4}>
            <SectionHeading id={`${slug}-title`} level={2} title={title} text={<DateText value={date} />} />
            <GalleryGrid images={images} title={title} />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
