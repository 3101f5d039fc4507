// Viewports of the modes, in CSS px.

/** Fits a component. */
export const small = { width: 800, height: 600 };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A4 within margins of 1 cm: narrower than any layout of a desktop. */
export const paper = { width: 718, height: 1047 };
