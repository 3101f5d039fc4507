import '@taawun/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { EmptyState, GlobalStyle, TaawunProvider } from '@taawun/ui';
import messages from '@taawun/ui/intl/en';
import { loadFindings } from './findings.ts';
import { Review } from './Review.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root: index.html was changed.');
const found = await loadFindings();
createRoot(root).render(
  <TaawunProvider locale="en" messages={messages}>
    <GlobalStyle />
    {found.length ? (
      <Review found={found} />
    ) : (
      <EmptyState title="No differences" text="In the last visual run every screenshot matched the approved one." />
    )}
  </TaawunProvider>,
);
