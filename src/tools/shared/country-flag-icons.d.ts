/** The package has types for all its flags in one module, and none for the modules of single flags. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
