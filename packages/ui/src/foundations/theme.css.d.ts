// Lets TypeScript resolve `import '@taawun/ui/theme.css'`, which only adds styles.
// oxlint-disable-next-line unicorn/require-module-specifiers -- it makes this file a module
export {};
