export { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './ThemeSwitch.tsx';
