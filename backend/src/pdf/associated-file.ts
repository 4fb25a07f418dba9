import type { Pdf } from './document';

/** A file within a document that has the same contents for programs. */
export interface AssociatedFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer;
}

/** PDF/A wants other properties of the metadata described: here the one that declares PDF/UA. */
const PDF_UA = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289 that the document follows</pdfaProperty:description>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

/** Embeds a file in a document of the subset PDF/A-3a, which then declares PDF/UA too: the library declares one only. */
export function embedFile(pdf: Pdf, { name, type, content }: AssociatedFile, madeAt: Date): void {
  // The types of the library do not list the relationship yet.
  const options = { name, type, relationship: 'Alternative', creationDate: madeAt, modifiedDate: madeAt };
  const ref = pdf.ref.bind(pdf);
  // The standard of ISDOC wants the file under both keys; the library writes F only.
  pdf.ref = (data: { EF?: { F: unknown } }) => ref(data.EF ? { ...data, EF: { ...data.EF, UF: data.EF.F } } : data);
  pdf.file(content, options);
  pdf.ref = ref;
  pdf.appendXML(PDF_UA);
}
