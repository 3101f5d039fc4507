// Lets TypeScript resolve `import '@taawun/ui/fonts.css'`, which gives nothing but styles.
export {};
