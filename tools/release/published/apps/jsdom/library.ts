// Everything that the package gives to an application.
export * from '@taawun/ui';
export * from '@taawun/ui/forms';
export * from '@taawun/ui/map';
