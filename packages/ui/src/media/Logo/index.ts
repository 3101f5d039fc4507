export { Lattice, Logo, StarPlaceholder, type LogoProps } from './Logo.tsx';
