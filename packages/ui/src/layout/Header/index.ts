export { Header, type HeaderProps } from './Header.tsx';
export { Navigation, type NavigationProps } from './Navigation.tsx';
