// Lets TypeScript resolve `import '@taawun/ui/fonts.css'`, which only adds styles.
// oxlint-disable-next-line unicorn/require-module-specifiers -- it makes this file a module
export {};
