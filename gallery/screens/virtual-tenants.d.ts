declare module 'virtual:tenants' {
  const documents: readonly { client: unknown; tiers: readonly unknown[]; theme: unknown }[];
  export default documents;
}
