interface Face extends FontFaceDescriptors {
  family: string;
  source: string;
}

/**
 * Shows a typeface from now on, also where it came too late for the first page: there it stays away so that nothing
 * moves under the eyes of who reads, while on another page everything is new anyway.
 */
export function bringTypeface({ family, source, ...descriptors }: Face): void {
  document.fonts.add(new FontFace(family, source, { ...descriptors, display: 'swap' }));
}
