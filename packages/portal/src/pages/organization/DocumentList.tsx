import { DocumentCard, EmptyState, Stack } from '@taawun/ui';
import type { Document } from '@taawun/api-client';
import { toCard } from './documents.ts';

interface DocumentListProps {
  documents: readonly Document[];
  /** Heading level of the cards; 2 when no heading is between the page's own and the documents. @default 3 */
  headingLevel?: 2 | 3;
}

/** List of documents to download. */
export function DocumentList({ documents, headingLevel = 3 }: DocumentListProps) {
  if (!documents.length) return <EmptyState />;
  return (
    <Stack gap={4}>
      {documents.map((document) => (
        <DocumentCard key={document.id} {...toCard(document)} headingLevel={headingLevel} />
      ))}
    </Stack>
  );
}
