import type { Document } from '@taawun/api-client';
import type { DocumentCard } from '@taawun/ui';
import type { ComponentProps } from 'react';

/** Maps a document of the API to the props of its card. */
export const toCard = ({
  title,
  summary,
  url,
  file_type,
  size_bytes,
  date,
}: Document): ComponentProps<typeof DocumentCard> => ({
  title,
  summary,
  href: url,
  fileType: file_type,
  size: size_bytes,
  date,
});
