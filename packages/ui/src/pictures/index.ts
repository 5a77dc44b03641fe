export { WorkPicture, type WorkPictureProps } from './work-picture.tsx';
