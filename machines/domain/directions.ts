interface Place {
  address: string;
  city: string;
  state: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

/** The address of a store in one line; empty where none is known. */
export function addressLine({ address, city, state, postalCode }: Place): string {
  return [address, city, `${state} ${postalCode}`.trim()].filter((part) => part !== '').join(', ');
}

/** A link that opens maps with the way to a store: to its address, or to its coordinates where it has no street. */
export function directionsTo(place: Place): string {
  const { address, latitude, longitude } = place;
  const destination = address === '' ? `${latitude},${longitude}` : addressLine(place);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
