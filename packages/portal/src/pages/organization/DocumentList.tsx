import { DocumentCard, EmptyState, Stack } from '@taawun/ui';
import type { Document } from '@taawun/api-client';
import { toCard } from './documents.ts';

/** Documents to download, one below the other. */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  if (!documents.length) return <EmptyState />;
  return (
    <Stack gap={4}>
      {documents.map((document) => (
        <DocumentCard key={document.id} {...toCard(document)} />
      ))}
    </Stack>
  );
}
