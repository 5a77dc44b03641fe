export { AlertDialog, Dialog, DropdownMenu, Tabs } from 'radix-ui';
