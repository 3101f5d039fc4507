export { SearchHighlight, type SearchHighlightProps } from './SearchHighlight.tsx';
export { SearchForm, type SearchFormProps } from './SearchForm.tsx';
