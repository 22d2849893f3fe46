/** The picture of an input as part of a REST body: omitted, it stays as it is. */
export const toImageField = (image: number | null | undefined): { readonly img?: number | null } =>
  image === undefined ? {} : { img: image };
