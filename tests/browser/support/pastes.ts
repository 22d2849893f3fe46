/** HTML that other programs put on the clipboard, shortened only in repeated attributes, with the expected result. */
export const pastes = [
  {
    program: "Word",
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang=EN-AU style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Minutes<o:p></o:p></h1>
<p class=MsoNormal>The <b style='mso-bidi-font-weight:normal'>council</b> met on <i>Monday</i> &amp; <span style='text-decoration:underline'>agreed</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Roads<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Wharf Street<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Drains<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Vote<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Close<o:p></o:p></p>
<!--EndFragment--></body></html>`,
    clean:
      "<h2>Minutes</h2><p>The <strong>council</strong> met on <em>Monday</em> &amp; <u>agreed</u>.</p>" +
      "<ul><li>Roads<ul><li>Wharf Street</li></ul></li><li>Drains</li></ul><p>Then:</p><ol><li>Vote</li><li>Close</li></ol>",
  },
  {
    program: "Google Docs",
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8d1b2c55-7fff-1e2b-8f5d-2f0d6a0f1c11">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:400;">What we know</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Rain fell on </span><span style="font-size:11pt;font-weight:700;">nine</span><span style="font-size:11pt;font-weight:400;"> of </span><span style="font-size:11pt;font-style:italic;">ten</span><span style="font-size:11pt;"> days, </span><a href="https://example.com/gauge" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">says the gauge</span></a><span style="font-size:11pt;">.</span></p><br />
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;">North</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-size:11pt;text-decoration:line-through;">Harbour</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    clean:
      "<h2>What we know</h2><p>Rain fell on <strong>nine</strong> of <em>ten</em> days, " +
      '<a href="https://example.com/gauge">says the gauge</a>.</p><ul><li>North<ul><li><s>Harbour</s></li></ul></li></ul>',
  },
  {
    program: "a web page",
    html: `<html><body><!--StartFragment--><article class="story" style="color: rgb(17, 17, 17)"><header><h1 class="hed">Ferry stops</h1><button aria-label="Share">Share</button></header>
<figure><img src="https://example.com/ferry.jpg" onerror="alert(1)" alt="A ferry"></figure>
<div class="body"><p onclick="alert(1)">It <cite>stopped</cite> at <kbd>9</kbd>. <a href="javascript:alert(1)">Read</a></p><div style="display:none">tracking</div>
<dl><dt>Boats</dt><dd>Four</dd></dl><a href="https://example.com/next"><div class="teaser"><h3>Next</h3> <ul><li>The <b>harbour</b></li></ul></div></a>
<script>alert(1)</script></div></article><!--EndFragment--></body></html>`,
    clean:
      "<h2>Ferry stops</h2><p>It <em>stopped</em> at <code>9</code>. Read</p><p>Boats</p><p>Four</p>" +
      '<h3><a href="https://example.com/next">Next</a></h3>' +
      '<ul><li><a href="https://example.com/next">The <strong>harbour</strong></a></li></ul>',
  },
] as const;
