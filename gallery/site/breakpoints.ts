/** A window that holds one column. */
export const small = 'screen and (max-width: 799px)';
