export { Page, SkipLink, type PageProps, type SkipLinkProps } from './Page.tsx';
